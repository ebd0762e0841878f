/**
 * @generated SignedSource<<e02a30f977644f5eb8d1d65d8372dc6b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AudienceKind = "BASELINE" | "BROWSERSLIST" | "CONTINENT" | "CUSTOM" | "PLATFORMS" | "REGION" | "WORLD";
import type { FragmentRefs } from "relay-runtime";
export type AndroidSpread_audience$data = {
  readonly isAndroidEstimated: boolean;
  readonly key: string;
  readonly kind: AudienceKind;
  readonly " $fragmentType": "AndroidSpread_audience";
};
export type AndroidSpread_audience$key = {
  readonly " $data"?: AndroidSpread_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"AndroidSpread_audience">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AndroidSpread_audience",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isAndroidEstimated",
      "storageKey": null
    }
  ],
  "type": "Audience",
  "abstractKey": null
};

(node as any).hash = "231c426ea0319e667c3ba796bd14f411";

export default node;
