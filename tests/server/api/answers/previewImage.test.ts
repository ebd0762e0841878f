import { inflateSync } from 'node:zlib';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const catalogue = loadCatalogue();

const imageAt = (path: string) =>
  renderAnswer(catalogue, path, 'https://plimsoll.example', '2026-11-21');

/** The number that PNG adds to each byte, by the number of the row's filter. */
const FILTERS: readonly ((left: number, up: number, corner: number) => number)[] = [
  () => 0,
  (left) => left,
  (_, up) => up,
  (left, up) => (left + up) >> 1,
  paeth,
];

/** Reads an 8-bit RGBA PNG whose rows may be filtered. */
function readPixels(png: Buffer) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const chunks: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      chunks.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const raw = inflateSync(Buffer.concat(chunks));
  const stride = width * 4;
  const pixels = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = FILTERS[raw[y * (stride + 1)]!]!;
    const start = y * stride;
    for (let x = 0; x < stride; x++) {
      const left = x >= 4 ? pixels[start + x - 4]! : 0;
      const up = y > 0 ? pixels[start - stride + x]! : 0;
      const corner = x >= 4 && y > 0 ? pixels[start - stride + x - 4]! : 0;
      pixels[start + x] = raw[start + y + 1 + x]! + filter(left, up, corner);
    }
  }
  return {
    width,
    height,
    at: (x: number, y: number) => pixels.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
  };
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

describe('previewImage', () => {
  it('is a picture of the size that large sites ask for', () => {
    const { status, type, bytes } = imageAt('/preview/features/has.png');
    const { width, height } = readPixels(bytes!);

    expect([status, type, width, height]).toEqual([200, 'image/png', 1200, 630]);
  });

  it('fills the load line as far as the audience’s share', () => {
    const { bytes } = imageAt('/preview/features/temporal.png');
    const pixels = readPixels(bytes!);
    const supported = Array.from({ length: 1040 }, (_, x) => pixels.at(80 + x, 428)).filter(
      (color) => color.equals(Buffer.from([0x17, 0x75, 0x6b])),
    );
    const json = JSON.parse(imageAt('/features/temporal.json').body) as {
      coverage: { supportedShare: number };
    };

    expect(supported.length / 1040).toBeCloseTo(json.coverage.supportedShare, 2);
  });

  it('draws letters, from a font that needs no server’s', () => {
    const pixels = readPixels(imageAt('/preview/features/has.png').bytes!);
    const inked = Array.from({ length: 1040 }, (_, x) => pixels.at(80 + x, 170)).filter(
      ([red]) => red! < 100,
    );

    expect(inked.length).toBeGreaterThan(10);
  });

  it('is another picture for another audience and line', () => {
    const pictures = ['', '?audience=region:DE', '?line=99'].map((query) =>
      imageAt(`/preview/features/has.png${query}`).bytes!.toString('base64'),
    );

    expect(new Set(pictures).size).toBe(3);
  });

  it('names the problem in the picture', () => {
    const { status, bytes } = imageAt('/preview/features/no-such-feature.png');

    expect(status).toBe(404);
    expect(readPixels(bytes!).width).toBe(1200);
  });

  it('draws the longest names in time', () => {
    const longest = catalogue.features.toSorted((a, b) => b.name.length - a.name.length)[0]!;
    const startedAt = performance.now();
    imageAt(`/preview/features/${longest.slug}.png`);

    expect(performance.now() - startedAt).toBeLessThan(1_000);
  });
});
