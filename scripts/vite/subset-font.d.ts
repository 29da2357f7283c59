declare module 'subset-font' {
  /** The glyphs of a text alone, of a variable font between two ends of an axis, with the named features of its layout. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: Readonly<Record<string, { min: number; max: number; default: number }>>;
      keepFeatures: readonly string[];
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
