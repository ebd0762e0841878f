import { useRouter } from 'next/router';
import { handFile } from '@/browser/device/handedFile';
import { FileField } from '@/client/ui/FileField';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';

/** Takes a file where the reader is, and shows it on the page that reads files. */
export function FileWay({ onDone }: { readonly onDone: () => void }) {
  const router = useRouter();

  function show(file: File) {
    handFile(file);
    onDone();
    void router.push(href.newAudience());
  }

  return (
    <>
      <FileField
        label="Choose a file, or drop one here"
        hint="An export of your analytics in any language, a table of systems or devices, or an access log. It stays in this tab."
        onFile={show}
      />
      <p>
        <Link href={href.newAudience()} onClick={onDone}>
          Paste a table, or blend audiences
        </Link>
      </p>
    </>
  );
}
