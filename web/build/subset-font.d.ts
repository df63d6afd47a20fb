// The package comes without types; this is the part of it that the build uses.

declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'woff2'
      readonly keepFeatures: readonly string[]
      readonly noHinting: boolean
      readonly variationAxes?: { readonly [axis: string]: { readonly min: number; readonly max: number } }
    },
  ): Promise<Uint8Array>
}
