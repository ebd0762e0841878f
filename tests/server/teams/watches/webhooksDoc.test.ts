import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { JobRunner } from '@/server/platform/jobs/JobRunner';
import { createChannel } from '@/server/teams/watches/channels';
import { addDelivery, listDeliveries } from '@/server/teams/watches/deliveries';
import { watchJobs } from '@/server/teams/watches/watchJobs';
import type { Access } from '@/server/teams/workspaces/Access';
import { aTeam } from '../../../support/aTeam';
import { freePort } from '../../../support/freePort';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const [, receiver = ''] = /```js\n([^]*?)```/.exec(readFileSync('docs/webhooks.md', 'utf8')) ?? [];

describe('docs/webhooks.md', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);

    it('has a receiver that takes what the secret has signed, and nothing else', async () => {
      const { database } = opened;
      const team = await aTeam();
      const access: Access = {
        workspaceId: team.workspaceId.slice('workspace:'.length),
        viewer: team.owner,
        actor: 'OWNER',
      };
      const place = `127.0.0.1:${await freePort()}`;
      const allowed = [place];
      const { row, secret } = await createChannel(
        database,
        access,
        { kind: 'WEBHOOK', url: `http://${place}/` },
        { allowed },
      );
      const program = spawn(process.execPath, ['--input-type=module', '--eval', receiver], {
        env: { ...process.env, PLIMSOLL_SECRET: secret, PORT: place.split(':')[1]! },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const printed = new Promise<string>((resolve) =>
        program.stdout.once('data', (chunk: Buffer) => resolve(String(chunk))),
      );
      try {
        const forge = () =>
          fetch(`http://${place}/`, { method: 'POST', body: '{"text":"forged"}' });
        let forged = await forge().catch(() => undefined);
        while (!forged && program.exitCode === null) {
          await new Promise((resolve) => setTimeout(resolve, 50));
          forged = await forge().catch(() => undefined);
        }

        expect(forged?.status).toBe(400);

        await addDelivery(database, { channel: row, sendAt: 0, now: Date.now(), isTest: true });
        await new JobRunner(database, {
          handlers: watchJobs(database, {
            origin: 'https://plimsoll.example',
            allowed,
            createContext: () => {
              throw new Error('A test needs no data.');
            },
          }),
          backOffMs: [0],
          onFault: (error) => {
            throw error;
          },
        }).drain();

        expect(await listDeliveries(database, row.id, 1)).toMatchObject([
          { state: 'DELIVERED', status_code: 204 },
        ]);
        expect(await printed).toContain('Plimsoll: this is a test');
      } finally {
        program.kill();
      }
    });
  });
});
