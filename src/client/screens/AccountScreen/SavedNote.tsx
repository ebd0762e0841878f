import { useRouter } from 'next/router';
import { Notice } from '@/client/ui/Notice';

const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['password', 'Password changed. Every other session has ended.'],
  ['sessions', 'Every other session has ended.'],
  ['token', 'Created. Copy the token below now: the next page does not show it.'],
  ['revoked', 'Revoked. The token opens nothing any more.'],
  ['operator', 'You run this server now. Its accounts and workspaces are listed below.'],
]);

/** Says what the form that led here changed. */
export function SavedNote() {
  const { asPath } = useRouter();
  const saved = new URLSearchParams(asPath.split('?')[1]).get('saved');
  return saved === null ? null : <Notice>{SENTENCES.get(saved) ?? 'Saved.'}</Notice>;
}
