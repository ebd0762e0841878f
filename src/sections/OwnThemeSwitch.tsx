import { Late } from '@/ui/Late';

/**
 * Only where scripts run: without them nothing could be switched, and the device’s own setting
 * decides. Its code comes after the page.
 */
export function OwnThemeSwitch() {
  return <Late load={loadSwitch} props={{}} />;
}

async function loadSwitch() {
  const { ThemeSwitch } = await import('@/ui/ThemeSwitch');
  return ThemeSwitch;
}
