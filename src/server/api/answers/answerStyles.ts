// Style sheets inlined in badges and cards, which load no other file. The content security policy
// allows exactly these, by hash. Colors repeat ui/tokens.css as literals, because SVG renderers
// outside browsers don't support custom properties.
import { createHash } from 'node:crypto';
import type { AnswerTheme } from './parseOptions';

export const LIGHT = {
  paper: '#fff',
  ink: '#14212b',
  quiet: '#4a5a66',
  edge: '#87929a',
  accent: '#0b5d66',
  label: '#14212b',
  onLabel: '#fbfaf6',
  supported: '#17756b',
  partial: '#b87a0c',
  unsupported: '#b4402f',
  unknown: '#7b8790',
};

type Colors = typeof LIGHT;

const DARK: Colors = {
  paper: '#15212c',
  ink: '#e8eef2',
  quiet: '#a3b3bf',
  edge: '#66788a',
  accent: '#6cc5cd',
  label: '#263542',
  onLabel: '#e8eef2',
  supported: '#3fae9f',
  partial: '#d9a441',
  unsupported: '#e06c58',
  unknown: '#708292',
};

const THEMES: readonly AnswerTheme[] = ['auto', 'light', 'dark'];

export function badgeStyle(theme: AnswerTheme): string {
  const paint = (colors: Colors) =>
    `.label{fill:${colors.label}}.on-label{fill:${colors.onLabel}}.mark{stroke:${colors.onLabel}}.value{fill:${colors.paper}}.ink{fill:${colors.ink}}.edge{stroke:${colors.edge}}${paintParts(colors)}`;
  return `text{font:11px Verdana,"DejaVu Sans",sans-serif}.mark{fill:none;stroke-width:1.5}.edge{fill:none}.line{stroke-width:2px;paint-order:stroke}${applyTheme(theme, paint)}`;
}

export function cardStyle(theme: AnswerTheme): string {
  const paint = (colors: Colors) =>
    `html{background:${colors.paper};color:${colors.ink}}main{border-color:${colors.edge}}a{color:${colors.accent}}footer{color:${colors.quiet}}${paintParts(colors)}`;
  return `${CARD_LAYOUT}${applyTheme(theme, paint)}`;
}

const CARD_LAYOUT = [
  '*{box-sizing:border-box}',
  'html{font:15px/1.45 system-ui,sans-serif}',
  'body{margin:0}',
  'main{display:flex;flex-direction:column;border:1px solid;border-radius:6px;padding:14px 16px;min-height:100vh}',
  'h1{font-size:17px;line-height:1.3;margin:0;overflow-wrap:anywhere}',
  'p{margin:6px 0 0}',
  'strong{font-weight:600}',
  'svg{display:block;width:100%;height:30px;margin-top:8px;overflow:visible}',
  '.line{stroke-width:2px;paint-order:stroke}',
  'ul{list-style:none;display:flex;flex-wrap:wrap;gap:2px 14px;margin:8px 0 0;padding:0;font-size:13px;font-variant-numeric:tabular-nums}',
  'footer{margin-top:auto;padding-top:10px;font-size:12px;overflow-wrap:anywhere}',
].join('');

function paintParts({ supported, partial, unsupported, unknown, ink, paper }: Colors): string {
  return `.supported{fill:${supported}}.partial{fill:${partial}}.stripes{stroke:${paper};stroke-opacity:.6}.unsupported{fill:${unsupported}}.unknown{fill:${unknown}}.line{fill:${ink};stroke:${paper}}`;
}

function applyTheme(theme: AnswerTheme, paint: (colors: Colors) => string): string {
  if (theme === 'light') return `:root{color-scheme:light}${paint(LIGHT)}`;
  if (theme === 'dark') return `:root{color-scheme:dark}${paint(DARK)}`;
  return `:root{color-scheme:light dark}${paint(LIGHT)}@media(prefers-color-scheme:dark){${paint(DARK)}}`;
}

/** The `style-src` sources for badges or cards, covering all themes. */
export function styleSources(styleOf: (theme: AnswerTheme) => string): string {
  return THEMES.map(
    (theme) => `'sha256-${createHash('sha256').update(styleOf(theme)).digest('base64')}'`,
  ).join(' ');
}
