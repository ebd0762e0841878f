import { useRouter } from 'next/router';
import { useHrefSharing } from '@/relay/route/Link';

/** Opens a choice, here or in a new tab. An external URL is a full navigation. */
export function useOpenChoice(onLeave: () => void): (address: string, isNewTab: boolean) => void {
  const router = useRouter();
  const share = useHrefSharing();
  return (address, isNewTab) => {
    const isOurs = address.startsWith('/');
    const target = isOurs ? share(address) : address;
    if (isNewTab) return void window.open(target, '_blank', 'noopener');
    onLeave();
    if (isOurs) void router.push(target);
    else window.location.assign(target);
  };
}
