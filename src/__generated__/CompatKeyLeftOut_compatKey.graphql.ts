/**
 * @generated SignedSource<<7374266d6de413fb1b3dbfb4fd93eec2>>
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
    readonly partialShare: number;
    readonly " $fragmentSpreads": FragmentRefs<"LeftOut_coverage">;
  };
  readonly hasData: boolean;
  readonly path: string;
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
      "name": "path",
      "storageKey": null
    },
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "partialShare",
          "storageKey": null
        },
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

(node as any).hash = "6b6747a3ad82e881743e2f3af23ed0b1";

export default node;
