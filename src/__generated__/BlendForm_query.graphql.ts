/**
 * @generated SignedSource<<2f8b13623ad6fd4c42a293dbfdcfa674>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BlendForm_query$data = {
  readonly audiencePresets: ReadonlyArray<{
    readonly key: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "BlendForm_query";
};
export type BlendForm_query$key = {
  readonly " $data"?: BlendForm_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"BlendForm_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
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

(node as any).hash = "29b9e4c83c44e400a4ca982d920feb5b";

export default node;
