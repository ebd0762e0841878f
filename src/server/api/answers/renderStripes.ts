import { markup, type Markup } from '@/server/platform/atom/markup';

interface Stripes {
  readonly from: string | number;
  readonly to: string | number;
  readonly middle: number;
  readonly height: number;
  /** In px. */
  readonly width?: number;
}

/**
 * Stripes over the partial part of a load line, so that it differs from others by more than its color.
 * They are dashes: a pattern would be a reference, and pictures on other sites refer to nothing.
 */
export function renderStripes({ from, to, middle, height, width = 1.5 }: Stripes): Markup {
  return markup`<line class="stripes" x1="${from}" x2="${to}" y1="${middle}" y2="${middle}" stroke-width="${height}" stroke-dasharray="${width} ${width * 1.7}"/>`;
}
