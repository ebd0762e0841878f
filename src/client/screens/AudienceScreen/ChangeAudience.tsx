import type { OwnAudienceEntry } from '@/browser/device/ownAudiences';
import { Section } from '@/client/ui/Section';
import { DeleteAudience } from './DeleteAudience';
import { RenameAudience } from './RenameAudience';

/** Renames or deletes an audience; only the browser that created it can. */
export function ChangeAudience({ own }: { readonly own: OwnAudienceEntry }) {
  return (
    <Section title="Created in this browser">
      <p>
        Anyone with the link to this page can see this audience. Only this browser can rename it, or
        delete it permanently, for everyone.
      </p>
      <RenameAudience own={own} />
      <DeleteAudience own={own} />
    </Section>
  );
}
