/**
 * @generated SignedSource<<44f954dbf57840d5681c580df7fe41d2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type CompatKeyLeftOut_compatKey$data = Result<{
  readonly coverage: {
    readonly " $fragmentSpreads": FragmentRefs<"LeftOut_coverage">;
  };
  readonly hasData: boolean;
  readonly " $fragmentType": "CompatKeyLeftOut_compatKey";
}, unknown>;
export type CompatKeyLeftOut_compatKey$key = {
  readonly " $data"?: CompatKeyLeftOut_compatKey$data;
  readonly " $fragmentSpreads": FragmentRefs<"CompatKeyLeftOut_compatKey">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "CompatKeyLeftOut_compatKey",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasData",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "audience",
          "variableName": "audience"
        }
      ],
      "concreteType": "Coverage",
      "kind": "LinkedField",
      "name": "coverage",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LeftOut_coverage"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompatKey",
  "abstractKey": null
};

(node as any).hash = "bd61cd2a1d12301f03bed3b0d003555b";

export default node;
