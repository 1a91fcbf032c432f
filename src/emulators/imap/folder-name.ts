/** Encodes a folder name (modified UTF-7, RFC 3501 5.1.3). */
export function encodeFolderName(name: string): string {
  return name.replace(/&/g, '&-').replace(/[^\x20-\x7e]+/g, (run) => {
    const bytes = Buffer.from(run, 'utf16le').swap16();
    return `&${bytes.toString('base64').replace(/=+$/, '').replaceAll('/', ',')}-`;
  });
}

/** Decodes a folder name. */
export function decodeFolderName(wire: string): string {
  return wire.replace(/&([^-]*)-/g, (_all, run: string) =>
    run === '' ? '&' : Buffer.from(run.replaceAll(',', '/'), 'base64').swap16().toString('utf16le'),
  );
}
