// CPU of the app's own operations, answered in this process as a stranger gets them, each time for
// others. HTTP and its client are left out. Run: npm run bench -- operationsInProcess
import texts from '@/__generated__/persisted-queries.json';
import { answerStranger } from '@/server/api/operations/answerStranger';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { REGIONS } from './regions.data';

/** The audiences that are asked for in turn: so many are remembered, and more than are. */
const COUNTS = [24, REGIONS.length];
const { features } = loadCatalogue();

const idNamed = (name: string): string =>
  Object.entries(texts).find(([, text]) => text.startsWith(`query ${name}(`))![0];

interface Subject {
  readonly name: string;
  readonly rounds: number;
  readonly id: string;
  readonly variables: (index: number, audience: string) => Readonly<Record<string, unknown>>;
}

const SUBJECTS: readonly Subject[] = [
  {
    name: '50 rows',
    rounds: 400,
    id: idNamed('FeaturesScreenQuery'),
    variables: (index, audience) => ({
      query: '',
      sort: 'NAME_ASC',
      audience,
      linePercent: 95,
      skip: (Math.floor(index / REGIONS.length) % 24) * 50,
      details: false,
    }),
  },
  {
    name: 'a feature, its status and coverage',
    rounds: 6_000,
    id: idNamed('loadHitFactsQuery'),
    variables: (index, audience) => ({
      ids: [`feature:${features[index % features.length]!.slug}`],
      audience,
    }),
  },
];

function measure({ name, rounds, id, variables }: Subject, audiences: number) {
  const answer = (index: number) =>
    answerStranger(id, variables(index, `region:${REGIONS[index % audiences]}`));
  for (let index = 0; index < rounds; index++) void answer(index);
  const before = process.cpuUsage();
  for (let index = 0; index < rounds; index++) void answer(index + 7);
  const { user, system } = process.cpuUsage(before);
  return { name, audiences, 'CPU ms each': ((user + system) / 1_000 / rounds).toFixed(3) };
}

console.table(SUBJECTS.flatMap((subject) => COUNTS.map((count) => measure(subject, count))));
