import { execute, getOperationAST, parse } from 'graphql';
import { schema } from '@/server/api/graph/schema';
import {
  executeWithin,
  ExecutionBudget,
  FieldCosts,
} from '@/server/api/operations/ExecutionBudget';
import { budgetFor, type BudgetLimits } from '@/server/api/operations/executionLimits';
import { WarmUp } from '@/server/api/operations/WarmUp';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { fullIntrospection } from '../../../support/fullIntrospection';

const WIDE: BudgetLimits = { fields: 1e9, characters: 1e9, milliseconds: 1e9 };

const noWarmUp = new WarmUp(() => 0);
noWarmUp.take(2_000);

function run(query: string, limits: Partial<BudgetLimits>) {
  const contextValue = createContext(loadCatalogue());
  const document = parse(query);
  return executeWithin({ ...WIDE, ...limits }, { schema, contextValue }, () =>
    execute({ schema, document, contextValue }),
  );
}

const operation = (text: string) => getOperationAST(parse(text))!;

const refusal = (words: string) => ({
  errors: [
    expect.objectContaining({
      message: expect.stringContaining(words) as string,
      extensions: { code: 'BUDGET_EXCEEDED', http: { status: 400, spec: false } },
    }) as unknown,
  ],
});

describe('ExecutionBudget', () => {
  it('counts every field that is resolved, so that a wrong estimate does no harm', () => {
    const query = '{ browsers { slug name } }';
    const count = 1 + 2 * loadCatalogue().browsers.length;

    expect(run(query, { fields: count })).toHaveProperty('data');
    expect(run(query, { fields: count - 1 })).toEqual(refusal(`more than ${count - 1} fields`));
  });

  it('counts the entries of a list argument as fields', () => {
    const query = `{ featureSet(slugs: ${JSON.stringify(new Array(100).fill('has'))}) { features { slug } } }`;

    expect(run(query, { fields: 103 })).toHaveProperty('data');
    expect(run(query, { fields: 102 })).toEqual(refusal('list entries'));
  });

  it('counts the characters of names and texts, whichever make an answer long', () => {
    const long = 'a'.repeat(1_000);

    expect(run(`{ browsers { ${long}: slug } }`, { characters: 10_000 })).toEqual(
      refusal('more than 10000 characters'),
    );
    expect(run(`{ browsers { ${long}: __typename } }`, { characters: 10_000 })).toEqual(
      refusal('characters'),
    );
    expect(
      run('{ features(first: 100) { edges { node { description } } } }', { characters: 10_000 }),
    ).toEqual(refusal('characters'));
  });

  it('counts introspection like fullIntrospection else', () => {
    expect(run('{ __schema { types { fields { name } } } }', { fields: 500 })).toEqual(
      refusal('fields'),
    );
  });

  it('ends what takes long, whatever it counts, and leaves the rest undone', () => {
    const slow = Array.from(
      { length: 30 },
      (_, index) =>
        `a${index}: compatKeyNearMatches(path: "css.nothing-like-it-${index}") { path }`,
    );

    const limits = { ...WIDE, milliseconds: 20 };
    const contextValue = createContext(loadCatalogue());
    const document = parse(`{ ${slow.join(' ')} }`);
    const answer = executeWithin(
      limits,
      { schema, contextValue },
      () => execute({ schema, document, contextValue }),
      new ExecutionBudget(limits, undefined, noWarmUp),
    );

    expect(answer).toEqual(refusal('computing time'));
  });

  it('does not count time in which other programs had the processor', () => {
    let [now, used] = [0, 0];
    const budget = new ExecutionBudget(
      { ...WIDE, milliseconds: 80 },
      { now: () => now, used: () => used },
      noWarmUp,
    );
    now = 5_000;
    used = 79;
    budget.begin('name', 0, true);
    expect(budget.settle({ data: {} })).toEqual({ data: {} });
    now = 5_100;
    used = 81;

    expect(() => budget.begin('name', 0, true)).toThrow('computing time');
  });

  it('does not begin a field that once took longer than the time left', () => {
    let used = 0;
    const clock = { now: () => used, used: () => used };
    const budget = new ExecutionBudget({ ...WIDE, milliseconds: 60 }, clock, noWarmUp);
    const [dear, cheap] = [{}, {}];
    const begunAt = budget.beginStep(dear);
    used = 35;
    budget.endStep(dear, begunAt);

    expect(() => budget.beginStep(cheap)).not.toThrow();
    expect(() => budget.beginStep(dear)).toThrow('computing time');
  });

  it('begins no second field that takes longer in other operations than the time left', () => {
    let used = 0;
    const clock = { now: () => used, used: () => used };
    const costs = new FieldCosts();
    const [dear, other] = [{}, {}];
    const run = (field: object, milliseconds: number, budget = newBudget()): void => {
      const begunAt = budget.beginStep(field);
      used += milliseconds;
      budget.endStep(field, begunAt);
    };
    const newBudget = () =>
      new ExecutionBudget({ ...WIDE, milliseconds: 60 }, clock, noWarmUp, costs);
    for (let times = 0; times < 30; times += 1) run(dear, 45);
    expect(() => run(dear, 45)).not.toThrow();

    const budget = newBudget();
    run(other, 20, budget);
    expect(() => run(dear, 45, budget)).toThrow('computing time');
    for (let times = 0; times < 3; times += 1) run(dear, 6);
    const again = newBudget();
    run(other, 20, again);
    expect(() => run(dear, 6, again)).not.toThrow();
  });

  it('lets a process’s first operations take longer, and others after an hour', () => {
    let now = 0;
    const warmUp = new WarmUp(() => now);

    expect([warmUp.take(1_500), warmUp.take(600), warmUp.take(500)]).toEqual([true, false, true]);
    now = 1_800_000;
    expect([warmUp.take(1_000), warmUp.take(1)]).toEqual([true, false]);
  });

  it('gives introspection more time, for its fields bound it and tools need all of it', () => {
    const foreign = budgetFor(false, operation('{ __typename }'), schema);
    const limits = budgetFor(false, operation(fullIntrospection), schema);
    expect(limits.milliseconds).toBeGreaterThan(foreign.milliseconds);
    expect(budgetFor(false, operation('{ __schema { types { name } } asOf }'), schema)).toBe(
      foreign,
    );
    expect(run(fullIntrospection, { ...limits, milliseconds: 1e9 })).toHaveProperty(
      'data.__schema',
    );
    const [, once = ''] = /\{(.*?)\}\s*fragment/s.exec(fullIntrospection) ?? [];
    const twice = fullIntrospection.replace(once, `a: ${once.trim()} b: ${once.trim()}`);
    expect(run(twice, { ...limits, milliseconds: 1e9 })).toEqual(refusal('fields'));
  });

  it('gives a change little, because its answer is stored', () => {
    const [read, change] = [operation('{ asOf }'), operation('mutation { signOut }')];
    expect(budgetFor(true, change, schema).characters).toBeLessThan(
      budgetFor(false, read, schema).characters,
    );
    expect(budgetFor(true, read, schema).fields).toBeGreaterThan(
      budgetFor(false, read, schema).fields,
    );
  });
});
