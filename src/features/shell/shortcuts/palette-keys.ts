/** The keys that open the palette, as they are written on this machine's keyboard. */
export function paletteKeys(): string[] {
  return [/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl', 'K'];
}
