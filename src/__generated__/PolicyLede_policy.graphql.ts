/**
 * @generated SignedSource<<44a5ab87f3f0db6422ea6ffff6dd4411>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PolicyLede_policy$data = {
  readonly audience: {
    readonly name: string;
    readonly trackedShare: number;
  };
  readonly hash: string;
  readonly value: {
    readonly name: string;
    readonly step: number;
    readonly supportedShare: number;
    readonly unknownShare: number;
  } | null | undefined;
  readonly " $fragmentType": "PolicyLede_policy";
};
export type PolicyLede_policy$key = {
  readonly " $data"?: PolicyLede_policy$data;
  readonly " $fragmentSpreads": FragmentRefs<"PolicyLede_policy">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PolicyLede_policy",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hash",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "PolicyValue",
      "kind": "LinkedField",
      "name": "value",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "step",
          "storageKey": null
        },
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
          "name": "unknownShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Audience",
      "kind": "LinkedField",
      "name": "audience",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trackedShare",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Policy",
  "abstractKey": null
};
})();

(node as any).hash = "e7035c4b3eb8ef87acf121e4bbb6955a";

export default node;
