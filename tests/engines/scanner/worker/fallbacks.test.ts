import { findRetirableCss } from '@/engines/scanner/retire/findRetirableCss';
import { scanner } from '../../../support/aScanner';
import { inProcessPool } from '../../../support/inProcessScanner';

const PREFIXED = 'a { -webkit-transform: none; transform: none }';

describe('fallbacks in files that workers hold', () => {
  it('are added up over files, and shown where they are', async () => {
    const pool = inProcessPool();
    const sources = Array.from({ length: 7 }, (_, at) => ({
      name: `${at}.css`,
      content: PREFIXED,
    }));
    await pool.scan([...sources, { name: 'broken.js', content: 'let = ;' }], () => undefined);
    const [group, ...others] = await pool.findFallbacks();

    expect(others).toEqual([]);
    expect(group).toMatchObject({ kind: 'prefix', name: '-webkit-transform', count: 7 });
    expect(group!.bytes).toBe(7 * '-webkit-transform: none;'.length);
    const places = await pool.showFallbacks(group!.id, 5);
    expect(places).toHaveLength(5);
    expect(places[0]).toMatchObject({ line: 1, column: 5, code: '-webkit-transform: none;' });
  });

  it('are only those of the newest scan', async () => {
    const pool = inProcessPool();
    await pool.scan([{ name: 'a.css', content: PREFIXED }], () => undefined);
    const [group] = await pool.findFallbacks();
    await pool.scan([{ name: 'b.css', content: 'a { color: red }' }], () => undefined);

    expect(await pool.findFallbacks()).toEqual([]);
    expect(await pool.showFallbacks(group!.id, 5)).toEqual([]);
  });

  it('are found in time in a block of 30,000 prefixes', async () => {
    const start = process.cpuUsage();
    const css = `a { ${'-webkit-transform: none; transform: none;'.repeat(30_000)} }`;

    expect(await findRetirableCss(css, 'css', scanner.table)).toHaveLength(30_000);
    // Of the processor: what else a machine does says nothing about it.
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(5_000);
  });
});
