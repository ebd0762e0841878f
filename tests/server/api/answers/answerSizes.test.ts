import { isAnswerPath, renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { dearAnswers, worldOf } from '../../../support/dearShapes';

const catalogue = loadCatalogue();
const LIMIT_BYTES = 2_000_000;
const SHAPES = Object.entries(dearAnswers(worldOf(catalogue, [catalogue.version]))).filter(
  ([, shape]) => isAnswerPath(shape(0).path.split('?', 1)[0]!),
);

it.each(SHAPES)('answers %s in 2 MB at most', (_, shape) => {
  for (const n of [1, 2, 3]) {
    const { status, body, bytes } = renderAnswer(
      catalogue,
      shape(n).path,
      'https://plimsoll.example',
      '2026-11-28',
    );

    expect([n, status]).not.toEqual([n, 500]);
    expect((bytes ?? Buffer.from(body)).byteLength).toBeLessThan(LIMIT_BYTES);
  }
});
