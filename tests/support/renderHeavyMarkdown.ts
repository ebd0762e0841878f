// Renders each heavy text of the argument's length, and writes its name once that is done.
import { renderMarkdown } from '@/server/teams/workspaces/renderMarkdown';
import { heavyMarkdown } from './heavyMarkdown.data';

/** HTML that is made of a text has at most this many times its characters. */
const MAX_GROWTH = 20;

for (const [name, text] of heavyMarkdown(Number(process.argv[2]))) {
  const { length } = renderMarkdown(text);
  const isBounded = length <= text.length * MAX_GROWTH;
  console.log(isBounded ? name : `${name}: ${length} characters`);
}
