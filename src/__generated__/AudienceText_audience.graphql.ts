/**
 * @generated SignedSource<<3a0ef7ce969f3e29ede28deff8b558f7>>
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
  readonly key: string;
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
      "args": null,
      "kind": "ScalarField",
      "name": "key",
      "storageKey": null
    },
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

(node as any).hash = "f61d8d3bd985ca4726512c4079311bde";

export default node;
