/** As many rows as one statement takes: databases limit how many values it has. */
const CHUNK = 500;

export function* inChunks<Row>(rows: readonly Row[], size = CHUNK): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
