import type { Language } from './languageOf';

/** Guesses the language of a pasted text. */
export function guessLanguage(text: string): Language {
  const head = text.slice(0, 20_000).trim();
  if (/^<(?:!doctype|html|\w+[\s>/])/i.test(head)) return 'html';
  if (/^\{/.test(head) && isJson(text)) return /"log"\s*:/.test(head) ? 'har' : 'package';
  if (
    /(?:^|[;}\n])\s*(?:export\s+)?(?:declare\s+)?(?:interface\s+\w+[^;{]*\{|type\s+\w+[^;=]*=|enum\s+\w+\s*\{)|\w\)?\s*:\s*(?:string|number|boolean|void|unknown)\s*[,;)=]|\bas\s+const\b/.test(
      head,
    )
  )
    return 'ts';
  const withoutComments = head.replace(/\/\*[\s\S]*?\*\//g, '');
  const looksLikeCss =
    /^\s*(?:@(?:media|import|charset|layer|supports|font-face|keyframes|container|property|scope|page|starting-style)\b|[^{};=]*\{\s*(?:[\w-]+\s*:[^;{}]+[;}]|\}|&|@))/.test(
      withoutComments,
    ) &&
    isBalanced(withoutComments.slice(0, withoutComments.indexOf('{'))) &&
    !/(?:^|[;{}]\s*)(?:const|let|var|function|import\s*[{*\w]|export|return|class\s+\w+\s*[{e])\b/.test(
      withoutComments,
    );
  if (looksLikeCss) return 'css';
  return 'js';
}

/** `share({})` opens a bracket before the brace, which no selector leaves open. */
function isBalanced(head: string): boolean {
  return head.split('(').length === head.split(')').length;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
