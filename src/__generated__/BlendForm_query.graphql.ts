/**
 * @generated SignedSource<<99089b45cbb7cc5640a371ee802f053a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AudienceKind = "BASELINE" | "BROWSERSLIST" | "CONTINENT" | "CUSTOM" | "REGION" | "WORLD";
import type { FragmentRefs, Result } from "relay-runtime";
export type BlendForm_query$data = Result<{
  readonly audiencePresets: ReadonlyArray<{
    readonly key: string;
    readonly kind: AudienceKind;
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

(node as any).hash = "7ab85d24d6f5286704a5da17c7f96d64";

export default node;
