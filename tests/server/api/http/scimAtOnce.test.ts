// Directories send the same change twice at once, for example after a timeout of their own.
import { onEachDatabase } from '../../../support/onEachDatabase';
import { type ScimSite, scimSite } from '../../../support/scimSite';
import { withDatabase } from '../../../support/withDatabase';

const ROUNDS = 8;

const replace = (path: string, value: unknown) => ({ op: 'replace', path, value });

onEachDatabase((opened) => {
  withDatabase(opened);
  let site: ScimSite;
  beforeAll(async () => {
    site = await scimSite(opened.database);
  });
  afterAll(() => site.close());

  /** One is done; each other gets that the name is taken, whichever comes first. */
  async function raced(answers: readonly ReturnType<ScimSite['ask']>[]): Promise<void> {
    const all = await Promise.all(answers);
    const [first, ...others] = all.toSorted((one, other) => one.status - other.status);
    expect(first!.status).toBeLessThan(300);
    for (const { status, headers, body } of others) {
      expect({ status, body }).toMatchObject({
        status: 409,
        body: {
          schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
          status: '409',
          scimType: 'uniqueness',
          detail: expect.stringMatching(/^There is a (?:user|group) .+ already\.$/) as string,
        },
      });
      expect(headers.get('content-type')).toMatch(/^application\/scim\+json/);
    }
  }

  it('makes a user once of the same address', async () => {
    for (let at = 0; at < ROUNDS; at += 1) {
      const user = { userName: `twin-${at}@example.org` };
      await raced([1, 2, 3, 4].map(() => site.ask('POST', 'Users', user)));
    }
  });

  it('makes a user once of the same name and other addresses', async () => {
    for (let at = 0; at < ROUNDS; at += 1)
      await raced(
        ['a', 'b', 'c', 'd'].map((part) =>
          site.ask('POST', 'Users', {
            userName: `name-${at}`,
            emails: [{ value: `${part}-${at}@example.org` }],
          }),
        ),
      );
  });

  it('makes a group once', async () => {
    for (let at = 0; at < ROUNDS; at += 1)
      await raced(
        ['Team', 'team', 'TEAM', 'Team'].map((name) =>
          site.ask('POST', 'Groups', { displayName: `${name} ${at}` }),
        ),
      );
  });

  it('gives the same name or address to one of several', async () => {
    for (let at = 0; at < ROUNDS; at += 1) {
      const ids = [await site.make(`left-${at}`), await site.make(`right-${at}`)];
      const give = (path: string, value: string) =>
        raced(ids.map((id) => site.patch(`Users/${id}`, replace(path, value))));
      await give('userName', `renamed-${at}`);
      await give('emails[type eq "work"].value', `moved-${at}@example.org`);
    }
  });

  it('gives the same name to one of two groups', async () => {
    for (let at = 0; at < ROUNDS; at += 1) {
      const ids = ['one', 'two'].map(async (name) => {
        const made = await site.ask('POST', 'Groups', { displayName: `${name} of ${at}` });
        return made.body.id;
      });
      const change = replace('displayName', `joined ${at}`);
      await raced((await Promise.all(ids)).map((id) => site.patch(`Groups/${id}`, change)));
    }
  });
});
