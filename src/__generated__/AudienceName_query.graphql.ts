/**
 * @generated SignedSource<<fc9d4c03fae93aa92a03f01d43bbc31a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AudienceName_query$data = {
  readonly audience: {
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "AudienceName_query";
};
export type AudienceName_query$key = {
  readonly " $data"?: AudienceName_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceName_query">;
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
  "name": "AudienceName_query",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "key",
          "variableName": "audience"
        }
      ],
      "concreteType": "Audience",
      "kind": "LinkedField",
      "name": "audience",
      "plural": false,
      "selections": [
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

(node as any).hash = "e15830ce24d1aa83082c2732bb55d5f2";

export default node;
