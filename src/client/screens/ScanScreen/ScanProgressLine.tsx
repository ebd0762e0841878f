import { useEffect, useRef, useState } from 'react';
import { Button } from '@/client/ui/Button';
import { VisuallyHidden } from '@/client/ui/VisuallyHidden';
import { formatCount, formatCountWithNoun } from '@/domain/format';
import type { ScanProgress } from '@/engines/scanner/forPage';
import { formatSize } from './formatSize';
import styles from './ScanProgressLine.module.css';

/** Milliseconds between what screen readers announce. */
const ANNOUNCE_EVERY_MS = 3_000;

interface ScanProgressLineProps {
  readonly progress: ScanProgress | undefined;
  readonly startedAt: number;
  readonly onStop: () => void;
}

export function ScanProgressLine({ progress, startedAt, onStop }: ScanProgressLineProps) {
  const [announced, setAnnounced] = useState('');
  const { doneFiles = 0, allFiles = 0, doneBytes = 0, allBytes = 0 } = progress ?? {};
  const read = `Read ${formatCount(doneFiles)} of ${formatCountWithNoun(allFiles, 'file')}`;
  const newest = useRef(read);
  useEffect(() => {
    newest.current = read;
  }, [read]);
  useEffect(() => {
    const timer = setInterval(() => setAnnounced(newest.current), ANNOUNCE_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className={styles.progress}>
      <progress aria-label="Scan" value={doneBytes} max={Math.max(allBytes, 1)} />
      <p>
        {progress
          ? `${read}, ${formatSize(doneBytes)} of ${formatSize(allBytes)}${timeLeft(progress, startedAt)}`
          : 'Starting the scanner'}
      </p>
      <Button onClick={onStop}>Stop</Button>
      <VisuallyHidden>
        <span role="status">{announced}</span>
      </VisuallyHidden>
    </div>
  );
}

function timeLeft({ doneBytes, allBytes }: ScanProgress, startedAt: number): string {
  const seconds = (performance.now() - startedAt) / 1000;
  if (seconds < 1 || doneBytes === 0) return '';
  const left = Math.ceil((seconds / doneBytes) * (allBytes - doneBytes));
  return `, ${(doneBytes / 1e6 / seconds).toFixed(1)} MB/s, ${left} s left`;
}
