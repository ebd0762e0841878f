// A real OpenID Connect provider on loopback, in a process of its own. Its login form takes any
// name; the name is the account, and its address is <name>@example.org. Addresses of names that
// start with “unproved” are not confirmed. Groups follow a name after “;”, as in “ada;leads;design”.
import Provider from 'oidc-provider';

const [port, redirectUri] = process.argv.slice(2);
const issuer = `http://127.0.0.1:${port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'plimsoll',
      client_secret: 'the-secret-of-the-tests',
      redirect_uris: [redirectUri],
    },
  ],
  claims: {
    openid: ['sub'],
    groups: ['groups'],
    email: ['email', 'email_verified'],
    profile: ['name'],
  },
  findAccount: (_, id) => {
    const [name, ...groups] = id.split(';');
    return {
      accountId: id,
      claims: () => ({
        sub: name,
        name: `Provided ${name}`,
        email: name.includes('@') ? name : `${name}@example.org`,
        email_verified: !name.startsWith('unproved'),
        groups,
      }),
    };
  },
  cookies: { keys: ['one key of the tests'] },
});

const server = provider.listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'));
process.once('SIGTERM', () => server.close());
