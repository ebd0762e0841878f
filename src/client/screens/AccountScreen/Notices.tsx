import { AccountForm } from '@/client/sections/AccountForm';
import { Section } from '@/client/ui/Section';

/** Switches letters about decisions on and off. */
export function Notices({ isOn }: { readonly isOn: boolean }) {
  return (
    <Section title="Email about decisions">
      <p>
        {isOn
          ? 'We email you about proposals, decisions you own, and decisions of yours that others replace.'
          : 'You get no email about decisions. They are in your inbox here.'}
      </p>
      <AccountForm
        action="notices"
        submit={isOn ? 'Stop these emails' : 'Email me again'}
        variant="plain"
      >
        {() => <input type="hidden" name="on" value={isOn ? '0' : '1'} />}
      </AccountForm>
    </Section>
  );
}
