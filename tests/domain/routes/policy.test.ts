import {
  movedVersion,
  moveFloor,
  parsePolicyView,
  parseTeamName,
  policyBrowsersHref,
  policyHref,
} from '@/domain/routes/policy';

const parse = (search: string) => {
  const given = new URLSearchParams(search);
  return parsePolicyView({
    search: (name) => given.get(name) ?? undefined,
    params: (name) => given.getAll(name),
  });
};

describe('moveFloor', () => {
  it('replaces the floor of one browser, and leaves it to the rule without a version', () => {
    const floors = ['safari:17', 'safari_ios:17'];

    expect(moveFloor(floors, 'safari', '18')).toEqual(['safari_ios:17', 'safari:18']);
    expect(moveFloor(floors, 'safari', undefined)).toEqual(['safari_ios:17']);
    expect(movedVersion(floors, 'safari')).toBe('17');
    expect(movedVersion(floors, 'chrome')).toBeUndefined();
  });
});

describe('parsePolicyView', () => {
  it('joins what a form adds to a list with what was there', () => {
    expect(parse('adopt=has,grid&adopt=subgrid&decline=&floors=safari:17')).toMatchObject({
      adopt: ['has', 'grid', 'subgrid'],
      decline: [],
      floors: ['safari:17'],
    });
  });
});

describe('policyHref', () => {
  it('names a file unless it is the first one', () => {
    expect(policyHref({ file: 'browserslistrc' })).toBe('/policy');
    expect(policyHref({ file: 'eslint.json' })).toBe('/policy?file=eslint.json');
    expect(parse('file=eslint.json').file).toBe('eslint.json');
  });
});

describe('policyBrowsersHref', () => {
  it('always says audience and line, because a customer may have chosen others', () => {
    expect(
      policyBrowsersHref({
        preferences: { audience: 'world', linePercent: 95 },
        team: 'Acme & Sons',
        floors: ['safari:17'],
        file: 'eslint.json',
      }),
    ).toBe('/policy/browsers?team=Acme+%26+Sons&audience=world&line=95&floors=safari:17');
  });
});

describe('parseTeamName', () => {
  it.each([
    [undefined, ''],
    ['  Acme\n\u202EShop ', 'Acme Shop'],
    ['x'.repeat(99), 'x'.repeat(60)],
  ])('takes %j as one line of plain text', (text, name) => {
    expect(parseTeamName(text)).toBe(name);
  });
});
