import { Late } from '@/ui/Late';

/**
 * Rendered only with JavaScript: without it there is nothing to switch, and the device's setting
 * applies. Its code loads after the page.
 */
export function OwnThemeSwitch() {
  return <Late load={loadSwitch} props={{}} />;
}

async function loadSwitch() {
  const { ThemeSwitch } = await import('@/ui/ThemeSwitch');
  return ThemeSwitch;
}
