/**
 * @generated SignedSource<<645c2f882e3471d19fee307b2ef1d7db>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AudienceKind = "BASELINE" | "BROWSERSLIST" | "CONTINENT" | "CUSTOM" | "REGION" | "WORLD";
import type { FragmentRefs, Result } from "relay-runtime";
export type AddAudience_query$data = Result<{
  readonly audiencePresets: ReadonlyArray<{
    readonly key: string;
    readonly kind: AudienceKind;
    readonly name: string;
  }>;
  readonly " $fragmentType": "AddAudience_query";
}, unknown>;
export type AddAudience_query$key = {
  readonly " $data"?: AddAudience_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddAudience_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "AddAudience_query",
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

(node as any).hash = "62570a6152dd4cf0eceb793a711d4a9e";

export default node;
