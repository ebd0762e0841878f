import { useRouter } from 'next/router';
import { handFile } from '@/browser/device/handedFile';
import { FileField } from '@/client/ui/FileField';
import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';

/** Takes a file of analytics, which the page of a new audience reads. */
export function FileChoice() {
  const router = useRouter();
  return (
    <Section title="Your analytics" aside={<Link href={href.newAudience()}>More ways</Link>}>
      <FileField
        label="Choose a file, or drop one here"
        hint="An export in any language, a table of systems or devices, or an access log. It stays in this tab."
        onFile={(file) => {
          handFile(file);
          void router.push(href.newAudience());
        }}
      />
    </Section>
  );
}
