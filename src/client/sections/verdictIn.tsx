import type { ComponentType } from 'react';
import { VerdictText } from '@/client/ui/VerdictText';
import type { Wording } from '@/domain/messages/Wording';
import { getVerdict } from '@/domain/verdict';
import type { VerdictInput } from '@/domain/VerdictInput';

export interface VerdictInProps {
  readonly input: VerdictInput;
}

/** The verdict in a language. */
export function verdictIn(wording: Wording): ComponentType<VerdictInProps> {
  return function VerdictIn({ input }: VerdictInProps) {
    return (
      <VerdictText
        verdict={getVerdict(input, wording)}
        wording={wording}
        quote={input.partialReason?.quote}
      />
    );
  };
}
