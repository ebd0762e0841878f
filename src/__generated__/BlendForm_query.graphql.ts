/**
 * @generated SignedSource<<b67138a738d0833b5a3ca308e8c45acb>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type BlendForm_query$data = Result<{
  readonly audiencePresets: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "BlendForm_query";
}, unknown>;
export type BlendForm_query$key = {
  readonly " $data"?: BlendForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlendForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "BlendForm_query",
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "f0060569efd79e7fc8365ea8203280ad";

export default node;
