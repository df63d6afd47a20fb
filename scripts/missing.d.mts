/** Paths of packages in package-lock.json that are missing or of another version. */
export function missingPackages(root: string): string[]
