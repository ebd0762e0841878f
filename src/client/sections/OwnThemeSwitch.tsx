import { LazyComponent } from '@/client/ui/LazyComponent';

/**
 * Rendered only with JavaScript: without it there is nothing to switch, and the device's setting
 * applies. Its code loads after the page.
 */
export function OwnThemeSwitch() {
  return <LazyComponent load={loadSwitch} props={{}} />;
}

async function loadSwitch() {
  const { ThemeSwitch } = await import('@/client/ui/ThemeSwitch');
  return ThemeSwitch;
}
