/** Whether the sources are served as they are; false in everything that is built (vite.config.ts). */
declare const IN_DEVELOPMENT: boolean
