import type pg from 'pg';

export interface Column {
  readonly name: string;
  readonly typeId: number;
  /** The table column that the result returns unchanged; 0 for a computed one. */
  readonly tableId: number;
  readonly columnNumber: number;
}

export interface Description {
  readonly parameters: readonly number[];
  readonly columns: readonly Column[];
}

interface RowDescription {
  readonly fields: readonly {
    readonly name: string;
    readonly dataTypeID: number;
    readonly tableID: number;
    readonly columnID: number;
  }[];
}

type ParametersListener = (message: { readonly dataTypeIDs: readonly number[] }) => void;

interface Wire {
  parse(statement: { readonly text: string }): void;
  describe(what: { readonly type: 'S' }): void;
  sync(): void;
  on(event: 'parameterDescription', listener: ParametersListener): void;
  removeListener(event: 'parameterDescription', listener: ParametersListener): void;
}

/** Lets the database parse a statement without running it, and returns its parameters and columns. */
export function describeStatement(client: pg.Client, text: string): Promise<Description> {
  return new Promise((resolve, reject) => {
    let parameters: readonly number[] = [];
    let columns: readonly Column[] = [];
    let wire: Wire | null = null;
    const onParameters: ParametersListener = ({ dataTypeIDs }) => {
      parameters = dataTypeIDs;
    };
    const submitted = {
      submit(connection: Wire) {
        wire = connection;
        connection.on('parameterDescription', onParameters);
        connection.parse({ text });
        connection.describe({ type: 'S' });
        connection.sync();
      },
      handleRowDescription({ fields }: RowDescription) {
        columns = fields.map(({ name, dataTypeID, tableID, columnID }) => ({
          name,
          typeId: dataTypeID,
          tableId: tableID,
          columnNumber: columnID,
        }));
      },
      handleError(error: Error) {
        wire?.removeListener('parameterDescription', onParameters);
        reject(error);
      },
      handleReadyForQuery() {
        wire?.removeListener('parameterDescription', onParameters);
        resolve({ parameters, columns });
      },
    };
    // The driver calls methods of a submitted query that its types don't list.
    client.query(submitted as unknown as pg.Submittable);
  });
}
