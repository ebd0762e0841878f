import { useRouter } from 'next/router';
import type { FormEvent } from 'react';
import type { DecidedFeatures_features$key } from '@/__generated__/DecidedFeatures_features.graphql';
import { FeatureNameField } from '@/client/sections/FeatureNameField';
import { KeptPreferences } from '@/client/sections/KeptPreferences';
import { Button } from '@/client/ui/Button';
import { href } from '@/domain/routes/href';
import { policyFormHref, policyHref, type PolicyView } from '@/domain/routes/policy';
import { graphql, useFragment } from '@/relay/hooks';
import { Link, useHrefSharing } from '@/relay/route/Link';
import { HiddenTerms } from './HiddenTerms';
import styles from './PolicyLists.module.css';

type List = 'adopt' | 'decline';

interface DecidedFeaturesProps {
  readonly list: List;
  readonly features: DecidedFeatures_features$key;
  readonly view: PolicyView;
}

const WORDS = {
  adopt: {
    title: 'Adopted',
    none: 'None. Adopt a feature to use it below your line.',
    label: 'Adopt a feature',
    button: 'Adopt',
  },
  decline: {
    title: 'Declined',
    none: 'None. Decline a feature and linters will warn about it.',
    label: 'Decline a feature',
    button: 'Decline',
  },
};

/** Features that the team decided on, and a form that adds one. Each is a plain address. */
export function DecidedFeatures({ list, view, ...props }: DecidedFeaturesProps) {
  const features = useFragment(
    graphql`
      fragment DecidedFeatures_features on Feature @relay(plural: true) {
        slug
        name
      }
    `,
    props.features,
  );
  const { title, none } = WORDS[list];
  const without = (slug: string) =>
    policyHref({ ...view, [list]: view[list].filter((name) => name !== slug) });
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {features.length === 0 && <p className={styles.none}>{none}</p>}
      <ul className={styles.names}>
        {features.map(({ slug, name }) => (
          <li key={slug}>
            <Link href={href.feature(slug)}>{name}</Link>{' '}
            <small>
              <Link href={without(slug)} scroll={false} aria-label={`Remove ${name}`}>
                Remove
              </Link>
            </small>
          </li>
        ))}
      </ul>
      <AddDecided key={view[list].join()} list={list} view={view} />
    </div>
  );
}

function AddDecided({ list, view }: Pick<DecidedFeaturesProps, 'list' | 'view'>) {
  const router = useRouter();
  const share = useHrefSharing();
  const { label, button } = WORDS[list];
  const { other, ...terms } = view;

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const target = share(policyFormHref(new FormData(event.currentTarget)));
    void router.push(target, undefined, { scroll: false });
  }

  return (
    <form action={href.policy()} aria-label={label} className={styles.add} onSubmit={add}>
      <KeptPreferences />
      <HiddenTerms terms={terms} />
      {other && <HiddenTerms prefix="other-" terms={other} />}
      <FeatureNameField
        label={label}
        name={list}
        hint="Its name, or its id such as container-queries"
        required
        maxLength={200}
        suffix={<Button type="submit">{button}</Button>}
        without={[...view.adopt, ...view.decline]}
        onChosen={({ form }) => form?.requestSubmit()}
      />
    </form>
  );
}
