/** The way from the client as its sources are served to the server of the house. */

interface Line {
  readonly target: string
  readonly ws: boolean
  readonly changeOrigin: false
}

/** The server must see the host that the page came from, or it takes the page for a stranger's. */
const lineTo = (target: string, ws: boolean): Line => ({ target, ws, changeOrigin: false })

export const proxyTo = (port: string | number): { readonly '/api': Line; readonly '/ws': Line } => ({
  '/api': lineTo(`http://127.0.0.1:${port}`, false),
  '/ws': lineTo(`ws://127.0.0.1:${port}`, true),
})
