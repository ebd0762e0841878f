/**
 * @generated SignedSource<<a24744c2df03cd50f0521ac1f3ef9ec7>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AudienceText_audience$data = Result<{
  readonly browserslistText: string;
  readonly " $fragmentType": "AudienceText_audience";
}, unknown>;
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
    "catchTo": "RESULT"
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

(node as any).hash = "b12ff557d3e84a992be36d29376e3458";

export default node;
