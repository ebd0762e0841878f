/**
 * @generated SignedSource<<81713adcb23babfd67efe211a4d8c0d9>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AudienceKind = "BASELINE" | "BROWSERSLIST" | "CONTINENT" | "CUSTOM" | "REGION" | "WORLD";
import type { FragmentRefs, Result } from "relay-runtime";
export type AudiencePresets_query$data = Result<{
  readonly audiencePresets: ReadonlyArray<{
    readonly key: string;
    readonly kind: AudienceKind;
    readonly name: string;
  }>;
  readonly " $fragmentType": "AudiencePresets_query";
}, unknown>;
export type AudiencePresets_query$key = {
  readonly " $data"?: AudiencePresets_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudiencePresets_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "AudiencePresets_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "AudiencePreset",
      "kind": "LinkedField",
      "name": "audiencePresets",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "c8d371745f138728a8ef5f0add792411";

export default node;
