import { aRepository } from '../../support/aRepository';

const PAGE = '<script>\nconst page = (;\nfetchLater("/x");\n</script>';

describe('a scan that could not read everything', () => {
  const repository = aRepository({ 'x.html': PAGE });

  it.each([
    ['pretty', /^\? x\.html:2:\d+ A part could not be read: /m],
    ['markdown', /`x\.html:2` A part could not be read: /],
    ['junit', /<testcase .*x\.html:2:\d+"><error message="A part could not be read: /],
    ['github', /^::warning file=x\.html,line=2,.*title=plimsoll%3A A part could not be read::/m],
    ['gitlab', /"description": "A part could not be read: /],
    ['sarif', /"text": "A part could not be read: /],
    ['json', /"isPart": true/],
  ])('names a part that could not be read, in %s', async (format, line) => {
    const { out, code } = await repository.run('scan', '--format', format);

    expect(out).toMatch(line);
    expect(code).toBe(0);
  });

  it('says without what its share is, and fails with --strict', async () => {
    const { out, code } = await repository.run('scan', '--strict');

    expect(out).toMatch(/can run this, without a part of a file that cannot be read: /);
    expect(code).toBe(3);
  });

  it('has no share if it could read nothing, and fails without --strict', async () => {
    const broken = aRepository({ 'y.js': 'if (', 'package.json': '{}' });
    const { out, code } = await broken.run('scan');
    const json = await broken.run('scan', '--format', 'json');
    const sarif = await broken.run('scan', '--format', 'sarif');

    expect(code).toBe(3);
    expect(out).toMatch(
      /^Nothing could be read, so there is no share: 1 file that cannot be read\./m,
    );
    expect(out).not.toMatch(/can run this/);
    expect(JSON.parse(json.out)).toMatchObject({ report: { runsShare: null, wholeShare: null } });
    expect(sarif.out).toContain('"executionSuccessful": false');
  });
});

describe('the text of a scan', () => {
  it('names at most three of many features that want a fallback', async () => {
    const { out } = await aRepository({
      'a.js': [
        'requestIdleCallback(() => {});',
        'new EyeDropper();',
        'navigator.share({});',
        'Temporal.Now.instant();',
        'navigator.bluetooth.requestDevice();',
        'navigator.usb.getDevices();',
      ].join('\n'),
    }).run('scan');

    expect(out).toMatch(/^Add a fallback for [\w-]+, [\w-]+, [\w-]+ and \d more to reach \d/m);
  });

  it('is what a scan writes everywhere, and ends with the answer', async () => {
    const { out } = await aRepository({
      'a.js': 'requestIdleCallback(() => {});',
      'b.txt': '',
      'c.css': 'a { shiny: 1 }',
    }).run('scan');
    const last = out.trimEnd().split('\n').slice(-3).join('\n');

    expect(out).toMatch(/^a\.js\n {2}✗ 1:1 /m);
    expect(last).toMatch(
      /^[\d.]+\s%\sof World can run this, below your line of 95\s%\. [\d.]+\s%\sget it without anything skipped\.$/m,
    );
    expect(last).toMatch(/^Add a fallback for requestidlecallback to reach 9\d\.\d\s%\.$/m);
    expect(last).toMatch(/^1 error, /m);
  });
});

describe('a segment of video that is named as TypeScript', () => {
  it('is left out, and does not end a strict scan', async () => {
    const repository = aRepository({ 'a.css': 'a { top: 0 }' });
    const packet = new Uint8Array(188).fill(0);
    packet[0] = 0x47;
    repository.write('film/1.ts', Buffer.concat([packet, packet, packet]));
    const { code, out } = await repository.run('scan', '--strict');

    expect(code).toBe(0);
    expect(out).toContain('Left out: 1 with video, not code.');
  });
});
