// Ruled by docs/decisions/0043-fallbacks-that-can-go.md.
import type { Language } from '@/engines/scanner/files/languageOf';
import { ScanProblem, toDepthProblem } from '@/engines/scanner/ScanProblem';
import type { ScanTable } from '@/engines/scanner/ScanTable';
import { findRetirableCss } from './findRetirableCss';
import { findRetirableJs } from './findRetirableJs';
import type { Retirable } from './Retirable';

/** The fallbacks in a text; empty if it cannot be read, which its scan reports. */
export async function findRetirable(
  text: string,
  language: Language,
  table: ScanTable,
): Promise<readonly Retirable[]> {
  try {
    switch (language) {
      case 'css':
      case 'scss':
      case 'less':
        return await findRetirableCss(text, language, table);
      case 'js':
      case 'jsx':
      case 'ts':
      case 'tsx':
        return await findRetirableJs(text, language, table);
      case 'html':
      case 'svg':
      case 'vue':
      case 'svelte':
      case 'astro':
        return await (
          await loadMarkup()
        )(text, language, table);
      default:
        return [];
    }
  } catch (cause) {
    if (cause instanceof ScanProblem || toDepthProblem(cause)) return [];
    throw cause;
  }
}

/**
 * Its parser is the one that scans markup, which most projects of scripts and styles never load.
 */
async function loadMarkup() {
  return (await import(/* webpackChunkName: "scan-html" */ './findRetirableMarkup'))
    .findRetirableMarkup;
}
