import { encode } from 'uqr';

const BORDER = 4;

/** A text as a QR code: the dark modules of each row, joined where they touch, as an SVG path. */
export function drawQrCode(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: BORDER, ecc: 'M' });
  let path = '';
  data.forEach((row, y) => {
    for (let x = 0; x < size; x += 1) {
      if (!row[x]) continue;
      const start = x;
      while (row[x + 1]) x += 1;
      const width = x - start + 1;
      path += `M${start} ${y}h${width}v1h-${width}z`;
    }
  });
  return { size, path };
}
