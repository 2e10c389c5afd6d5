export type Notice = { id: string; at: string; text: string; href: string; read: boolean };
