/**
 * @generated SignedSource<<ae98bf9d789d66deba4d4829aa883e29>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceText_audience$data = {
  readonly browserslistText: string;
  readonly " $fragmentType": "AudienceText_audience";
};
export type AudienceText_audience$key = {
  readonly " $data"?: AudienceText_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceText_audience">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "linePercent"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AudienceText_audience",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "linePercent",
          "variableName": "linePercent"
        }
      ],
      "kind": "ScalarField",
      "name": "browserslistText",
      "storageKey": null
    }
  ],
  "type": "Audience",
  "abstractKey": null
};

(node as any).hash = "cef6c551cbefc9fbb83952e2aefe6a08";

export default node;
