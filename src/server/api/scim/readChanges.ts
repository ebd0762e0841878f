// A directory's word, as pairs of an attribute and a value: the body of a POST or PUT and each
// operation of a PATCH. Directories write the same change in many ways: as a path, within an object,
// with dots in names, with a filter, or with the name of the schema in front.
import { scimProblem } from './scimProblem';

/** One thing that a directory says of a resource. */
export interface Said {
  readonly operation: 'add' | 'remove' | 'replace';
  /** In lower case, such as `name.givenname`. */
  readonly attribute: string;
  /** The text in the brackets of a path. */
  readonly filter: string | undefined;
  readonly value: unknown;
}

const MOST_OPERATIONS = 200;
const MOST_ATTRIBUTES = 100;

const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;
const PATH = /^([a-z$][\w$-]*)(?:\[([^\][]{1,4000})\])?(?:\.([a-z$][\w$-]*))?$/i;

type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws Refusal ARGUMENT_INVALID */
export function readResource(body: unknown): readonly Said[] {
  if (isObject(body)) return readFields('replace', body);
  throw scimProblem('invalidSyntax', 'The body is not an object.');
}

/** @throws Refusal ARGUMENT_INVALID */
export function readPatch(body: unknown): readonly Said[] {
  const operations = isObject(body)
    ? Object.entries(body).find(([name]) => name.toLowerCase() === 'operations')?.[1]
    : undefined;
  if (!Array.isArray(operations) || operations.length === 0)
    throw scimProblem('invalidSyntax', 'A PATCH has “Operations”, a list.');
  if (operations.length > MOST_OPERATIONS)
    throw scimProblem('invalidSyntax', `A PATCH has at most ${MOST_OPERATIONS} operations.`);
  return operations.flatMap(readOperation);
}

function readOperation(given: unknown): readonly Said[] {
  const { op, path, value }: Fields = isObject(given) ? given : {};
  const operation = OPERATIONS.find((known) => known === String(op).toLowerCase());
  if (!operation)
    throw scimProblem('invalidSyntax', `An operation is one of ${OPERATIONS.join(', ')}.`);
  if (path === undefined || path === null || path === '') {
    if (operation === 'remove')
      throw scimProblem('invalidSyntax', 'An operation that removes has a path.');
    if (isObject(value)) return readFields(operation, value);
    throw scimProblem('invalidValue', 'An operation without a path has an object as its value.');
  }
  if (typeof path !== 'string') throw scimProblem('invalidPath', 'A path is a text.');
  return readValue(operation, path, value);
}

const OPERATIONS = ['add', 'remove', 'replace'] as const;

function readFields(operation: Said['operation'], fields: Fields): readonly Said[] {
  const entries = Object.entries(fields);
  if (entries.length > MOST_ATTRIBUTES)
    throw scimProblem('invalidValue', `An object has at most ${MOST_ATTRIBUTES} attributes.`);
  return entries.flatMap(([name, value]) => readValue(operation, name, value));
}

/** Attributes of other schemas are left out: nothing here keeps them. */
function readValue(operation: Said['operation'], path: string, value: unknown): readonly Said[] {
  const own = path.replace(CORE, '');
  if (/^urn:/i.test(own)) return [];
  const [, name, filter, part] = PATH.exec(own) ?? [];
  if (name === undefined)
    throw scimProblem('invalidPath', `The path “${path.slice(0, 60)}” cannot be read.`);
  const attribute = `${name}${part === undefined ? '' : `.${part}`}`.toLowerCase();
  if (attribute === 'name' && isObject(value))
    return Object.entries(value)
      .slice(0, MOST_ATTRIBUTES)
      .map(([key, text]) => ({
        ...{ operation, filter, value: text },
        attribute: `name.${key.toLowerCase()}`,
      }));
  return [{ operation, attribute, filter, value }];
}
