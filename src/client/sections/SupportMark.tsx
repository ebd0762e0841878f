import { classNames } from '@/client/ui/classNames';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { type SupportClass, supportWords } from '@/domain/SupportClass';
import styles from './Mark.module.css';

interface SupportMarkProps {
  readonly supportClass: SupportClass;
  /**
   * The cell's text: "111", "≤ 79", "Preview", "No". If omitted, the class is spelled out, as in a
   * legend.
   */
  readonly label?: string;
}

/** A browser's support as a shape, a color and a word, for support tables and their legends. */
export function SupportMark({ supportClass, label }: SupportMarkProps) {
  const words = supportWords(supportClass);
  return (
    <span className={classNames(styles.mark, TONES[supportClass])}>
      <svg width="10" height="10" aria-hidden="true">
        {SHAPES[supportClass]}
      </svg>
      {label === undefined || label === words ? (
        <span>{words}</span>
      ) : (
        <span>
          <VisuallyHidden>{`${words}: `}</VisuallyHidden>
          {label}
        </span>
      )}
    </span>
  );
}

const TONES: Readonly<Record<SupportClass, string | undefined>> = {
  YES: styles.yes,
  PARTIAL: styles.partial,
  PREVIEW: styles.preview,
  NO: styles.no,
  REMOVED_PARTIAL: styles.no,
  UNKNOWN: styles.unknown,
};

const SHAPES: Readonly<Record<SupportClass, React.JSX.Element>> = {
  YES: <rect width="10" height="10" fill="var(--supported)" />,
  PARTIAL: (
    <path
      d="M.75 .75H9.25V9.25H.75ZM1 9L9 1V9Z"
      fill="var(--partial)"
      fillRule="evenodd"
      stroke="var(--partial)"
      strokeWidth="1.5"
    />
  ),
  PREVIEW: (
    <path
      d="M1 1H9V9H1Z"
      fill="none"
      stroke="var(--newly)"
      strokeWidth="1.75"
      strokeDasharray="3 1.6"
    />
  ),
  NO: <path d="M1 1L9 9M9 1L1 9" fill="none" stroke="var(--unsupported)" strokeWidth="2" />,
  REMOVED_PARTIAL: (
    <path d="M1 1H9V9H1ZM1 9L9 1" fill="none" stroke="var(--unsupported)" strokeWidth="1.75" />
  ),
  UNKNOWN: (
    <path d="M1 5H9" fill="none" stroke="var(--unknown)" strokeWidth="2" strokeDasharray="2 2" />
  ),
};
