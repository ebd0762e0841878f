/**
 * @generated SignedSource<<16cbaa070cae236be8ab15ae2d95890e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompatKeyLeftOut_compatKey$data = {
  readonly coverage: {
    readonly " $fragmentSpreads": FragmentRefs<"LeftOut_coverage">;
  };
  readonly hasData: boolean;
  readonly " $fragmentType": "CompatKeyLeftOut_compatKey";
};
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
  "metadata": null,
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

(node as any).hash = "1d8d944a5391148c6e79c9c1f9192672";

export default node;
