/** One entry of an archive as a forger would write it. */
export interface TarEntry {
  name: string;
  body?: string;
  /** 0 a file, 1 a hard link, 2 a symbolic link, 3 a device, 5 a folder. @default '0' */
  kind?: '0' | '1' | '2' | '3' | '5';
  /** Where a link leads. */
  target?: string;
}

const block = 512;

/** Writes an archive in the format ustar with whatever names and types it is told. */
export function makeTar(entries: TarEntry[]): Buffer {
  const parts = entries.flatMap(({ name, body = '', kind = '0', target = '' }) => {
    const bytes = Buffer.from(body);
    const head = Buffer.alloc(block);
    const octal = (value: number, length: number) => `${value.toString(8).padStart(length - 1, '0')}\0`;
    head.write(name, 0, 100);
    head.write(octal(0o600, 8), 100);
    head.write(octal(0, 8), 108);
    head.write(octal(0, 8), 116);
    head.write(octal(bytes.length, 12), 124);
    head.write(octal(0, 12), 136);
    head.write(' '.repeat(8), 148);
    head.write(kind, 156);
    head.write(target, 157, 100);
    head.write('ustar\x0000', 257, 'latin1');
    const sum = head.reduce((total, byte) => total + byte, 0);
    head.write(octal(sum, 7), 148);
    return [head, bytes, Buffer.alloc((block - (bytes.length % block)) % block)];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * block)]);
}
