import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { announceActivation, onActivation } from '@/server/data/versions/onActivation';

const change = { catalogue: loadCatalogue(), previous: '0123456789abcdef' };

describe('onActivation', () => {
  it('calls every listener with what is served now, until it is ended', async () => {
    const heard: string[] = [];
    const end = onActivation(({ previous }) => void heard.push(`first ${previous}`));
    const endOther = onActivation(({ catalogue }) => void heard.push(catalogue.version));

    announceActivation(change, () => undefined);
    await Promise.resolve();
    expect(heard).toEqual([`first ${change.previous}`, change.catalogue.version]);

    end();
    announceActivation(change, () => undefined);
    await Promise.resolve();
    expect(heard).toHaveLength(3);
    endOther();
  });

  it('reports a listener that fails and goes on with the others', async () => {
    const reported: unknown[] = [];
    const heard: string[] = [];
    const ends = [
      onActivation(() => Promise.reject(new Error('No room.'))),
      onActivation(() => void heard.push('second')),
    ];

    announceActivation(change, (error) => reported.push(error));
    await new Promise(setImmediate);

    expect(reported).toEqual([new Error('No room.')]);
    expect(heard).toEqual(['second']);
    for (const end of ends) end();
  });
});
