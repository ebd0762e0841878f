/**
 * @generated SignedSource<<39545fb295f6d256b69aa13df231f9de>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type BaselineStatus = "LIMITED" | "NEWLY" | "WIDELY";
import type { FragmentRefs } from "relay-runtime";
export type HitTable_nodes$data = ReadonlyArray<{
  readonly baseline?: {
    readonly status: BaselineStatus;
  };
  readonly coverage?: {
    readonly partialShare: number;
    readonly supportedShare: number;
    readonly unknownShare: number;
    readonly unsupportedShare: number;
  };
  readonly id: string;
  readonly keyBaseline?: {
    readonly status: BaselineStatus;
  } | null | undefined;
  readonly " $fragmentType": "HitTable_nodes";
}>;
export type HitTable_nodes$key = ReadonlyArray<{
  readonly " $data"?: HitTable_nodes$data;
  readonly " $fragmentSpreads": FragmentRefs<"HitTable_nodes">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "status",
    "storageKey": null
  }
],
v1 = {
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
      "name": "supportedShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "partialShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unsupportedShare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unknownShare",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "audience"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "HitTable_nodes",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Baseline",
          "kind": "LinkedField",
          "name": "baseline",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "type": "Feature",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "keyBaseline",
          "args": null,
          "concreteType": "Baseline",
          "kind": "LinkedField",
          "name": "baseline",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        (v1/*:: as any*/)
      ],
      "type": "CompatKey",
      "abstractKey": null
    }
  ],
  "type": "Node",
  "abstractKey": "__isNode"
};
})();

(node as any).hash = "81519e5a08df136bd4027e3569b67f75";

export default node;
